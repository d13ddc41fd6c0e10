import { tokenize } from "./tokenize";

/** An English sentence without "I want to open …" before it and "… and want a new look" after it. */
export function stripLeadIns(sentence: string): string {
  let rest = sentence;
  for (let round = 0; round < 3; round++) {
    const before = rest;
    for (const leadIn of LEAD_INS) rest = rest.replace(leadIn, "");
    if (rest === before || rest === "") break;
  }
  rest = rest.replace(LEAD_OUT, "");
  // "Make a site for my tiling".
  const least = REQUEST.test(sentence) ? 1 : 2;
  return tokenize(rest).length >= least ? rest : sentence;
}

/** What is asked of whoever reads the brief. */
const REQUEST =
  /^(?:(?:make|build|create|design|need|want)(?: me)? )?(?:an? |the )?(?:(?:web ?site|site|page) for (?:my|our)|(?:logo|brand|name) for(?: (?:my|our|the|an?))?) /iu;
const LEAD_INS: readonly RegExp[] = [
  /^(?:i|we)(?:’m| am|’re| are)\s+.{3,60}?\s+and\s+(?:i|we)(?:’d| would)?\s+(?:like|love|want|plan)\s+to\s+/iu,
  /^(?:i|we)(?:’d| would)\s+(?:like|love)\s+to\s+/iu,
  /^my\s+\p{L}+\s+and\s+(?:i|me)\s+(?:run|own|have|are running|are opening|want to open|want to start|opened|started|plan)\s+(?=(?:an?|our|the)\s)/iu,
  /^picture\s+(?=(?:an?|the|this)\s)/iu,
  /^(?:ok|so|well|basically|imagine|think of|think)\b[,!:]?\s+/iu,
  /^(?:i|we)(?:’d|’m|’re|’ve)?\s+(?:want|would like|would love|like|plan|hope|intend|wish|need|aim|am going|are going|going|am looking|are looking|am trying|are trying|looking|trying|dream)\s+(?:to|of|about)\s+/iu,
  /^(?:(?:i|we)(?:’m|’re| am| are| have| had)?\s+)?(?:currently\s+)?(?:(?:open|opening)\s+(?!the\s)|create|creating|build|building|start|starting|launch|launching|develop|developing|make|making|run|running|found|founding|set up|setting up|design|planning|plan|own|need|got)\s+(?=(?:an?|the(?!\s+\p{L}+’s)|my|our|own)\s)/iu,
  /^(?:i|we)(?:’m|’re| am| are)\s+(?=(?:an?|the)\s)/iu,
  /^(?:(?:our|my|the)\s+(?:company|firm|business|studio|agency|practice|enterprise|organi[sz]ation|cooperative|co-operative)|(?:\p{Lu}[\p{L}&’.-]*\s+){1,5}(?:ltd|limited|inc|llc|plc|gmbh|company|co|pvt ltd))\.?\s+(?:provides|offers|supplies|sells|delivers|(?:proposes|plans|intends|aims|wishes|wants) to (?:offer|provide|supply|sell|deliver))\s+/iu,
  /^(?:our|my|the)\s+(?:company|startup|start-up|business|business idea|idea|product|brand|team|service|project|mission|goal|vision|concept)\s+(?:is|are|will be)\s+(?:to\s+)?/iu,
  REQUEST,
  /^(?:\p{L}+\s){1,3}(?:is|are|aims?) (?:positioned |poised |set |ready )?to (?:become|be) (?:the|an?) (?:[\p{L}-]+\s){0,3}(?:partner|provider|platform|leader|authority) (?:for|of|in)\s/iu,
  /^(?:now\s+)?(?:it|this|that|there)(?:’s| is| will be)\s+(?:going to be\s+)?/iu,
  /^(?:\p{Lu}[\p{L}\d]*\s+){1,2}(?:is|will be)\s+(?=(?:an?|the)\s)/u,
];
const LEAD_OUT =
  /,?\s+(?:and|but)\s+(?:i\s+|we\s+)?(?:want|need|would like|am looking|are looking|plan|hope|wish)\s.*$/iu;
