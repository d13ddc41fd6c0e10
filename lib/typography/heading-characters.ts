import type { ColorMood, PersonalityDimension, TypeVoice } from "@/lib/strategy/strategy.schema";
import type { FamilyName } from "./families";

/** What a heading face says: how it speaks, as what person, in what mood. */
export interface HeadingCharacter {
  readonly voices: readonly TypeVoice[];
  readonly traits: readonly PersonalityDimension[];
  readonly moods: readonly ColorMood[];
}

export function headingCharacter(family: FamilyName): HeadingCharacter {
  return CHARACTERS[family] ?? { voices: [], traits: [], moods: [] };
}

const CHARACTERS: Partial<Record<FamilyName, HeadingCharacter>> = {
  "Space Grotesk": {
    voices: ["technical", "grotesque"],
    traits: ["competence", "excitement"],
    moods: ["energy", "trust"],
  },
  Sora: {
    voices: ["geometric", "technical"],
    traits: ["competence", "excitement"],
    moods: ["trust", "energy"],
  },
  Manrope: {
    voices: ["geometric", "grotesque"],
    traits: ["competence", "sincerity"],
    moods: ["trust", "calm"],
  },
  "Bricolage Grotesque": {
    voices: ["expressive", "humanist"],
    traits: ["sincerity", "excitement"],
    moods: ["play", "growth"],
  },
  Fraunces: {
    voices: ["editorial", "humanist"],
    traits: ["sincerity", "sophistication"],
    moods: ["growth", "luxury"],
  },
  "Plus Jakarta Sans": {
    voices: ["geometric", "humanist"],
    traits: ["sincerity", "competence"],
    moods: ["growth", "trust"],
  },
  Outfit: { voices: ["geometric"], traits: ["sincerity", "excitement"], moods: ["play", "calm"] },
  Newsreader: {
    voices: ["editorial", "classical"],
    traits: ["sophistication", "competence"],
    moods: ["calm", "luxury"],
  },
  Archivo: { voices: ["grotesque"], traits: ["ruggedness", "competence"], moods: ["energy", "trust"] },
  "EB Garamond": {
    voices: ["classical", "editorial"],
    traits: ["sophistication", "sincerity"],
    moods: ["luxury", "calm"],
  },
  "Instrument Sans": {
    voices: ["grotesque", "technical"],
    traits: ["competence", "sophistication"],
    moods: ["trust", "calm"],
  },
  Unbounded: { voices: ["expressive", "geometric"], traits: ["excitement"], moods: ["play", "energy"] },
  Syne: { voices: ["expressive"], traits: ["excitement", "sophistication"], moods: ["play", "luxury"] },
  Figtree: { voices: ["humanist", "geometric"], traits: ["sincerity"], moods: ["calm", "growth"] },
  "JetBrains Mono": {
    voices: ["technical"],
    traits: ["competence", "ruggedness"],
    moods: ["trust", "energy"],
  },
  "Schibsted Grotesk": {
    voices: ["grotesque", "editorial"],
    traits: ["competence", "sincerity"],
    moods: ["trust", "energy"],
  },
  "Albert Sans": {
    voices: ["grotesque", "geometric"],
    traits: ["sincerity", "competence"],
    moods: ["calm", "trust"],
  },
  Onest: { voices: ["humanist", "grotesque"], traits: ["sincerity", "competence"], moods: ["calm", "trust"] },
  Urbanist: { voices: ["geometric"], traits: ["sophistication", "excitement"], moods: ["calm", "luxury"] },
  "Red Hat Display": {
    voices: ["geometric", "technical"],
    traits: ["excitement", "competence"],
    moods: ["energy", "play"],
  },
  Gabarito: {
    voices: ["humanist", "expressive"],
    traits: ["sincerity", "excitement"],
    moods: ["play", "growth"],
  },
  Lexend: {
    voices: ["geometric", "humanist"],
    traits: ["sincerity", "competence"],
    moods: ["growth", "calm"],
  },
  Geologica: {
    voices: ["grotesque", "geometric"],
    traits: ["competence", "ruggedness"],
    moods: ["trust", "growth"],
  },
  "Funnel Display": {
    voices: ["technical", "expressive"],
    traits: ["excitement", "competence"],
    moods: ["energy", "play"],
  },
  Epilogue: {
    voices: ["grotesque", "expressive"],
    traits: ["excitement", "sophistication"],
    moods: ["luxury", "energy"],
  },
  Oswald: {
    voices: ["grotesque", "expressive"],
    traits: ["ruggedness", "excitement"],
    moods: ["energy", "luxury"],
  },
  Rubik: {
    voices: ["humanist", "technical"],
    traits: ["ruggedness", "sincerity"],
    moods: ["growth", "play"],
  },
  Nunito: { voices: ["humanist"], traits: ["sincerity"], moods: ["calm", "growth"] },
  Fredoka: { voices: ["expressive", "humanist"], traits: ["excitement", "sincerity"], moods: ["play"] },
  Literata: {
    voices: ["editorial", "classical"],
    traits: ["competence", "sincerity"],
    moods: ["trust", "growth"],
  },
  Petrona: {
    voices: ["editorial", "humanist"],
    traits: ["sophistication", "sincerity"],
    moods: ["growth", "calm"],
  },
  Bitter: {
    voices: ["editorial", "grotesque"],
    traits: ["ruggedness", "sincerity"],
    moods: ["growth", "energy"],
  },
  "Instrument Serif": {
    voices: ["editorial", "expressive"],
    traits: ["sophistication", "excitement"],
    moods: ["luxury", "play"],
  },
  Gloock: {
    voices: ["expressive", "editorial"],
    traits: ["sophistication", "excitement"],
    moods: ["luxury", "energy"],
  },
  Cormorant: { voices: ["classical"], traits: ["sophistication"], moods: ["luxury", "calm"] },
  "Bodoni Moda": {
    voices: ["classical", "expressive"],
    traits: ["sophistication", "excitement"],
    moods: ["luxury", "play"],
  },
  Cinzel: { voices: ["classical"], traits: ["sophistication", "ruggedness"], moods: ["luxury", "trust"] },
  "Martian Mono": {
    voices: ["technical"],
    traits: ["competence", "excitement"],
    moods: ["energy", "growth"],
  },
};
