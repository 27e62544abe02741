import { expect, test } from "vitest";
import type { LessonReply } from "../lib/api";
import { lessonView } from "./lessonView";

const reply: LessonReply = {
  name: "landing",
  title: "A landing",
  end: "That was it.",
  steps: [
    { why: "Fleets join islands.", task: "Recruit a fleet.", done: "There it is." },
    { why: "Now go.", task: "Land.", done: "" },
  ],
  course: ["offerings", "landing", "building"],
};

test("a step is told of with what came of the one before", () => {
  expect(lessonView(reply, 0)).toMatchObject({ before: "", why: "Fleets join islands.", task: "Recruit a fleet." });
  expect(lessonView(reply, 1)).toMatchObject({ before: "There it is.", task: "Land.", over: false });
});

test("at the end there is no task, but a next lesson", () => {
  expect(lessonView(reply, 2)).toMatchObject({ why: "That was it.", task: "", over: true, next: "building" });
  expect(lessonView({ ...reply, course: ["offerings", "landing"] }, 2).next).toBeNull();
});

test("which lesson of the course it is", () => {
  expect(lessonView(reply, 0)).toMatchObject({ number: 2, count: 3 });
});
