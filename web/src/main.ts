import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-700-italic.css";
import "@fontsource/alegreya-sans/greek-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-500.css";
import "@fontsource/alegreya-sans/latin-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { keepForOffline } from "./offline/register";
import { fetched } from "./text/known.svelte";

const target = document.getElementById("app");
await fetched(settings.language); // nobody sees another language first
if (target) mount(App, { target });
if (import.meta.env.PROD) keepForOffline();
