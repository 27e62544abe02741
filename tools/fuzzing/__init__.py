"""The parts of the fuzzer: cases, what must hold in every state, what the engine promises, leaks, both builds."""
