/**
 * Words that no text of a brand may hold, whatever the language it is in (English, French, German, Spanish, Portuguese,
 * Italian, Dutch): insults, body parts, disease and death, hate. Far fewer than those a
 * name must not remind of: "con" is only Spanish in a sentence.
 */
export const BAD_PARTS: readonly string[] =
  "fuck shit cunt cock dick piss bitch slut whore nazi hitler rape porn penis vagin anus faggot nigg wank bastard crap tits boob pimp scum poop puke vomit corpse kill murder suicid cancer tumor aids ebola terror putain merde salope connard encul pute bordel cul- scheiss fick arsch hure fotze kacke schwul nutte mierda puta polla coño cono- culo- joder cabron marica verga pendej caralho foda buceta merda cazzo figa- stronz troia porco porca minchia puttan vaffan kut- klote lul- hoer kanker moord".split(
    " ",
  );
