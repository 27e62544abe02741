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
import { keepForOffline } from "./offline/register";

const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) keepForOffline();
