import { ms, place } from "./primitive-tokens";
import type { PlacedToken } from "./token-tree";

const DURATIONS: readonly (readonly [name: string, primitive: string, description: string])[] = [
  ["press", "quick", "Pressing a control"],
  ["hover", "fast", "The pointer coming and going"],
  ["enter", "steady", "Menus, tooltips, toasts appearing"],
  ["exit", "fast", "The same disappearing: quicker, because nobody waits for it"],
  ["page", "slow", "Dialogs, drawers, whole views"],
];

const TRANSITIONS: readonly (readonly [
  name: string,
  duration: string,
  easing: string,
  description: string,
])[] = [
  ["hover", "hover", "standard", "Color, shadow and lift of anything under the pointer"],
  ["press", "press", "standard", "Controls being pressed"],
  ["focus", "press", "standard", "Focus ring"],
  ["enter", "enter", "enter", "Parts appearing"],
  ["exit", "exit", "exit", "Parts disappearing"],
  ["expand", "enter", "emphasized", "Parts growing: accordions, details"],
  ["page", "page", "emphasized", "Dialogs, drawers, views"],
];

/** Durations, easings and ready transitions: `transition: background-color var(--motion-transition-hover)`. */
export function motionTokens(): PlacedToken[] {
  const easing = (name: string, primitive: string, description: string) =>
    place(`motion.easing.${name}`, "cubicBezier", `{primitive.easing.${primitive}}`, description);
  return [
    ...DURATIONS.map(([name, primitive, description]) =>
      place(`motion.duration.${name}`, "duration", `{primitive.duration.${primitive}}`, description),
    ),
    place("motion.delay.none", "duration", "{primitive.duration.none}", "At once"),
    place("motion.delay.intent", "duration", ms(300), "Before a tooltip: the pointer has to mean it"),
    easing("standard", "standard", "Changes in place"),
    easing("enter", "decelerate", "What arrives"),
    easing("exit", "accelerate", "What leaves"),
    easing("emphasized", "emphasized", "What should be noticed"),
    easing("linear", "linear", "Progress"),
    ...TRANSITIONS.map(([name, duration, curve, description]) =>
      place(
        `motion.transition.${name}`,
        "transition",
        {
          duration: `{motion.duration.${duration}}`,
          delay: "{motion.delay.none}",
          timingFunction: `{motion.easing.${curve}}`,
        },
        description,
      ),
    ),
    place(
      "motion.hover.lift",
      "dimension",
      { value: -2, unit: "px" },
      "How far a card rises under the pointer (translateY)",
    ),
    place("motion.hover.scale", "number", 1.02, "How much an image grows under the pointer"),
    place("motion.press.scale", "number", 0.98, "How much a control gives way when pressed"),
    place(
      "motion.enter.offset",
      "dimension",
      { value: 8, unit: "px" },
      "Where an appearing part starts from (translateY)",
    ),
  ];
}

/** What changes for people who asked for less motion: everything takes no time and stays in its place. */
export function reducedMotionTokens(): PlacedToken[] {
  return [
    ...DURATIONS.map(([name, , description]) =>
      place(`motion.duration.${name}`, "duration", "{primitive.duration.instant}", description),
    ),
    place("motion.hover.lift", "dimension", "{primitive.size.0}", "Nothing moves"),
    place("motion.enter.offset", "dimension", "{primitive.size.0}", "Nothing moves"),
  ];
}
