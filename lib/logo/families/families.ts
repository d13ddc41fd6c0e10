import { arcStack } from "./arc-stack/arc-stack";
import { builtLetter } from "./built-letter/built-letter";
import { counterchange } from "./counterchange/counterchange";
import { crest } from "./crest/crest";
import { croppedLetter } from "./cropped-letter/cropped-letter";
import { dihedral } from "./dihedral/dihedral";
import { dotMatrix } from "./dot-matrix/dot-matrix";
import { emblem } from "./emblem/emblem";
import { facet } from "./facet/facet";
import type { Family } from "./family";
import { flow } from "./flow/flow";
import { fold } from "./fold/fold";
import { gridLetter } from "./grid-letter/grid-letter";
import { interlace } from "./interlace/interlace";
import { ligature } from "./ligature/ligature";
import { loops } from "./loops/loops";
import { monogramCut } from "./monogram-cut/monogram-cut";
import { negativeLetter } from "./negative-letter/negative-letter";
import { network } from "./network/network";
import { radialSymbol } from "./radial-symbol/radial-symbol";
import { ringBadge } from "./ring-badge/ring-badge";
import { rotational } from "./rotational/rotational";
import { smallLetter } from "./small-letter/small-letter";
import { solidLetter } from "./solid-letter/solid-letter";
import { stripeLetter } from "./stripe-letter/stripe-letter";
import { strokeLetter } from "./stroke-letter/stroke-letter";
import { symbolContainer } from "./symbol-container/symbol-container";
import { symbolLetter } from "./symbol-letter/symbol-letter";
import { turnedLetter } from "./turned-letter/turned-letter";

/** Random numbers pick families by their position here, so a new family comes last. */
export const FAMILIES: readonly Family[] = [
  monogramCut,
  ligature,
  negativeLetter,
  solidLetter,
  smallLetter,
  croppedLetter,
  strokeLetter,
  stripeLetter,
  gridLetter,
  builtLetter,
  turnedLetter,
  counterchange,
  crest,
  dotMatrix,
  ringBadge,
  symbolLetter,
  symbolContainer,
  radialSymbol,
  emblem,
  flow,
  facet,
  rotational,
  dihedral,
  arcStack,
  fold,
  loops,
  interlace,
  network,
];
