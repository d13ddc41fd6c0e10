import { expect, test } from "vitest";
import { spellEnglish } from "./english-usage";

test.each([
  ["thing for nurses that finds a free bed", "something for nurses that finds a free bed"],
  ["A thing for the wall", "A thing for the wall"],
  ["We offer since 2011 the rental of hives", "Since 2011 we offer the rental of hives"],
  ["paying a dead persons phone contract", "paying a dead person’s phone contract"],
  ["dinner for a dozen persons in a barn", "dinner for a dozen people in a barn"],
  ["sofas for tall persons", "sofas for tall people"],
  ["we wants to sell parts", "we want to sell parts"],
  ["caravans older then 1990", "caravans older than 1990"],
  ["it comes all two weeks", "it comes every two weeks"],
  ["wives which lost somebody", "wives who lost somebody"],
  ["I come for to explain", "I come to explain"],
  ["a tailor since 30 years", "a tailor for 30 years"],
  ["shop for left hand people", "shop for left-handed people"],
  ["It helps to the truck drivers to find a shower", "It helps the truck drivers to find a shower"],
  [
    "We are small company for truck drivers which work abroad",
    "We are a small company for truck drivers who work abroad",
  ],
  ["its really hot", "it’s really hot"],
  ["we do there fuel tax", "we do their fuel tax"],
  ["Our company is doing the cleaning of solar panels", "Our company cleans solar panels"],
  ["I make since 15 years the hand fans", "I make hand fans"],
  ["we come two times in the year", "we come twice a year"],
  ["I want to by a van", "I want to buy a van"],
  ["listened to by thousands, its in-house team", "listened to by thousands, its in-house team"],
  ["We make the maps for blind people", "We make maps for blind people"],
  ["small sensors who listen", "small sensors that listen"],
  ["Platform for connect boats with chefs", "Platform to connect boats with chefs"],
  ["Our company make cleaning of solar panels", "Our company cleans solar panels"],
  ["open thurs to sat", "open Thursday to Saturday"],
  ["a place were women learn carpentry", "a place where women learn carpentry"],
  ["I want sell to people in Europe", "I want to sell to people in Europe"],
  ["its liek a libary for cake tins", "a library for cake tins"],
  ["help people who were scammed", "We help people who were scammed"],
  ["people with more than 60 years", "people over 60"],
  ["estates where there isnt a cinema", "estates where there isn’t a cinema"],
  ["from chip shops an give them drums", "from chip shops and give them drums"],
  ["We making trailers from bamboo", "We make trailers from bamboo"],
  ["a small machine that count the eggs", "a small machine that counts the eggs"],
  ["a couple who run a ferry", "a couple who run a ferry"],
  ["hygienists with a van who clean teeth", "hygienists with a van who clean teeth"],
  ["The vendor he sends us the scale", "The vendor sends us the scale"],
  ["The moment they arrive we cook", "The moment they arrive we cook"],
  ["We wash salt of the trucks", "We wash salt off the trucks"],
  [
    "an app that tells lorry drivers which lay-bys have a toilet",
    "an app that tells lorry drivers which lay-bys have a toilet",
  ],
  ["they waltz before there daughters marry", "they waltz before their daughters marry"],
  ["tourists still get there photo", "tourists still get their photo"],
  ["an app 4 drivers", "an app for drivers"],
  ["I do training of people", "I train people"],
  ["Our company is offer the cleaning of silos", "Our company cleans silos"],
  ["we get there first", "we get there first"],
  ["two sisters which mend nets", "two sisters who mend nets"],
  ["We buys shells and press them to oil", "We buy shells and press them to oil"],
  ["sausages, its from Lincolnshire", "sausages, it’s from Lincolnshire"],
])("%s: what natives say", (written, right) => {
  expect(spellEnglish(written)).toBe(right);
});

test.each([
  "we sat and made tea",
  "the hens were hungry, since 2011 we feed them",
  "a left hand drive car",
  "the watch which he wound",
  "its very own oven",
  "its own songs, its open door",
])("%s: stays", (text) => {
  expect(spellEnglish(text)).toBe(text);
});

test.each([
  [
    "guitar pedal repair and mods I also build custom ones",
    "guitar pedal repair and mods. I also build custom ones",
  ],
  ["hot sauce from Trinidad it’s really hot", "hot sauce from Trinidad. it’s really hot"],
])("%s: two sentences", (written, right) => {
  expect(spellEnglish(written)).toBe(right);
});

test.each([
  "bread I also eat, myself",
  "the brothers and sisters they were split from",
  "we repair things we also sell",
  "the park where I was born",
])("%s: one sentence", (text) => {
  expect(spellEnglish(text)).toBe(text);
});
