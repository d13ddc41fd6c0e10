import { tradeWords } from "./trade-words";

/** What a trade is judged by, and the words that its advertising has worn out. */
export const ENGLISH_TRADE_WORDS = tradeWords(`
bakery | the crust, the crumb, the hour it left the oven | artisanal, baked with love, mouth-watering
coffee | the roast, the grind, the first sip | coffee culture, third wave, crafted to perfection
tea | the leaf, the water, the minutes it steeps | zen moment, wellness ritual, finest leaves
restaurant | the heat of the pan, the salt, the last bite | culinary journey, foodie, explosion of flavours
meal-delivery | the hour at the door, the heat of the box, the empty plate | game changer, hassle-free, chef-inspired
brewery | the malt, the foam, the second glass | small-batch magic, hop-forward, craft revolution
wine | the slope, the grape, the open bottle after an hour | exquisite, nectar, hints of perfection
sweets | the first bite, the sugar, the empty bowl | guilty pleasure, sinful, heavenly
farm | the soil, the hour of picking, the dirt under the nails | farm-fresh, nature's best, wholesome goodness
fitness | the next repetition, the form, the week after | beast mode, transform your body, no excuses
yoga | the breath, the pace, the minute of silence | inner goddess, good vibes, detox your soul
health | the time to listen, the follow-up, the plain words | holistic, patient-centric, state of the art
mental-health | the first sentence, the pause, the second visit | self-care journey, toxic, just breathe
beauty | the hand, the scent, the look in the mirror | glow up, anti-ageing, miracle
fashion | the seam, the fit, the tenth wash | must-have, effortlessly chic, statement piece
jewelry | the setting, the weight, the inside of the ring | timeless elegance, bling, forever yours
shoes | the sole, the heel, the hundredth mile | cloud-like comfort, iconic silhouette, must-have
children | the small hand, the tenth time, the quiet afterwards | little ones' magic, educational fun, cutest ever
pets | the wagging tail, the full bowl, the second walk | fur baby, pawsome, pet parents
wedding | the first dance, the late guest, the morning after | magical day, fairytale, dream come true
travel | the window, the last mile, the way back | hidden gem, bucket list, wanderlust
hotel | the key, the pillow, the light in the hall | home away from home, oasis, unforgettable stay
sport-outdoor | the weather, the grip, the way down | epic, push your limits, adrenaline
bicycle | the chain, the brake, the way home | eco-friendly mobility, smart ride, game changer
interior | the joint, the light, the tenth year | statement piece, cosy vibes, timeless design
craft | the hand, the glaze, the edge | unique, made with love, one of a kind
architecture | the light, the section, the door handle | iconic, signature, spaces that inspire
construction | the level, the joint, the finished date | turnkey, from A to Z, your trusted partner
real-estate | the lease, the morning light, the stairs | dream home, prime location, luxury living
cleaning | the last corner, the window, the fresh smell | spotless guarantee, sparkling, squeaky clean
garden | the soil, the shade, the second spring | green oasis, green thumb, bring nature home
sustainability | the material, the second life, the empty bin | save the planet, eco-friendly, green future
energy | the meter, the output, the coldest night | energy revolution, green future, smart energy
automotive | the engine, the honest invoice, the drive home | passion for cars, premium service, full throttle
logistics | the time at the door, the temperature, the signature | seamless supply chain, end-to-end, last mile excellence
manufacturing | the tolerance, the batch, the delivery date | quality you can trust, industry-leading, cutting-edge
education | the first question, the mistake, the second try | lifelong learners, unlock your potential, fun learning
language-learning | the first sentence, the accent, the joke understood | fluent in no time, speak like a native, fun and easy
books | the first line, the spine, the last page | page-turner, must-read, literary journey
music | the first bar, the room, the silence after it | passion for music, vibes, soundtrack of your life
photography | the light, the distance, the frame nobody posed for | capture memories, magic moments, storytelling
art | the wall, the brush, the second look | thought-provoking, inspiring, unique pieces
games | the first move, the rule, the rematch | immersive, addictive, next level
finance | the fee, the date, the sum at the end | financial freedom, seamless, empower
accounting | the receipt, the deadline, the sum at the end | hassle-free, tailored solutions, peace of mind
insurance | the claim, the small print, the day it pays | peace of mind, carefree, we've got you covered
legal | the clause, the deadline, the plain meaning | full-service, leading experts, bespoke solutions
consulting | the question, the decision, the Monday after | synergy, thought leader, leverage
marketing | the headline, the right moment, the reply | viral, storytelling, engagement boost
recruiting | the job ad, the interview, the hundredth day | talent war, rockstar, perfect match
charity | the open door, the hour given, the thank-you | making a difference, heroes, change the world
software | the first click, the plain screen, the time saved | seamless, all-in-one, next-generation
artificial-intelligence | the source, the mistake, the hour saved | revolutionary, AI-powered, human-like
security | the log, the lock, the morning after | military-grade, bulletproof, total peace of mind
data | the source, the margin of error, the decision | data-driven, actionable insights, big data
blockchain | the record, the key, the proof | revolutionise, trustless future, to the moon
marketplace | the match, the handover, the fair price | treasure trove, curated selection, unbeatable deals
social | the first hello, the second meeting, the closed app | connect like never before, community vibes, meaningful connections
space | the view, the distance, the clear night | out of this world, new frontier, sky is the limit
science | the sample, the control, the repeated result | breakthrough, groundbreaking, cutting-edge
general | the detail, the first impression, the day after | unique, innovative, solution
pantry | the crunch, the salt, the empty jar | superfood, guilt-free, bursting with flavour
bags | the strap, the seam, the tenth trip | must-have, ultimate carry, timeless icon
repair | the worn part, the right screw, the second life | like new, one-stop solution, fast and reliable
boats | the hull, the tide, the knot that holds | nautical lifestyle, breathtaking, luxury afloat
farewell | the quiet room, the right word, the day after | celebration of life, passed away peacefully, in these difficult times
`);
