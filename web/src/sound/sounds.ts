/** Sounds, made here and now: no file is fetched for them. */

export type Sound = "dice" | "offering" | "turn";

let context: AudioContext | null = null;

/** Let something be heard. Browsers allow that only after somebody has touched the page. */
export function play(sound: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.02);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  /** Bones that fall and come to rest: knocks, ever closer and softer. */
  dice: (audio, at) => {
    for (const [after, loud] of [
      [0, 1],
      [0.09, 0.8],
      [0.16, 0.9],
      [0.26, 0.5],
      [0.32, 0.35],
      [0.37, 0.2],
    ] as const)
      knock(audio, at + after, loud * 0.5);
  },
  /** Two coins on stone. */
  offering: (audio, at) => {
    for (const [after, height] of [
      [0, 1],
      [0.07, 1.12],
    ] as const)
      for (const [ratio, loud] of [
        [1, 0.12],
        [1.51, 0.07],
        [2.76, 0.05],
      ] as const)
        tone(audio, at + after, 2350 * height * ratio, 0.35, loud);
  },
  /** Three notes of a lyre, upwards. */
  turn: (audio, at) => {
    for (const [step, height] of [392, 523.25, 659.25].entries()) {
      tone(audio, at + step * 0.13, height, 0.9, 0.16, "triangle");
      tone(audio, at + step * 0.13, height * 2, 0.4, 0.05);
    }
  },
};

/** A note that begins at once and fades. */
function tone(
  audio: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const voice = audio.createOscillator();
  voice.type = type;
  voice.frequency.value = hertz;
  voice.connect(fading(audio, at, seconds, loud));
  voice.start(at);
  voice.stop(at + seconds);
}

/** A short noise in the middle of what can be heard. */
function knock(audio: AudioContext, at: number, loud: number): void {
  const seconds = 0.06;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const voice = audio.createBufferSource();
  voice.buffer = noise;
  const wood = audio.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = 1500 + Math.random() * 900;
  wood.Q.value = 3;
  voice.connect(wood).connect(fading(audio, at, seconds, loud));
  voice.start(at);
}

/** How loud something is while it fades. */
function fading(audio: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
