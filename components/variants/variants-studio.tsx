"use client";

import { useCallback, useEffect, useState } from "react";
import { AccountSectionBlock } from "@/components/account/account-page";
import { send } from "@/components/account/send";
import { PayForFeature } from "@/components/payments/pay-button";
import { showToast } from "@/components/ui/toast-store";
import type { Axis } from "@/lib/variants/axes";
import type { VariantSetList, VariantSetView } from "@/lib/variants/variant-set.schema";
import { AxesForm } from "./axes-form";
import { SetPicker } from "./set-picker";
import { VariantSetSections } from "./variant-set-sections";

const POLL_MS = 3_000;

interface VariantsStudioProps {
  brandId: string;
  initial: VariantSetList;
  /** The first of the list, with its files. */
  newest: VariantSetView | undefined;
}

/** The designs of a brand from their purchase to what their test shows. */
export function VariantsStudio({ brandId, initial, newest }: VariantsStudioProps) {
  const address = `/api/brands/${brandId}/variants`;
  const [list, setList] = useState(initial);
  const [wholeSets, setWholeSets] = useState<readonly VariantSetView[]>(newest ? [newest] : []);
  const [shownId, setShownId] = useState(newest?.id);
  const [isBusy, setBusy] = useState(false);
  const shown = wholeSets.find(({ id }) => id === shownId);
  const put = useCallback((set: VariantSetView) => {
    setList((known) => ({ ...known, sets: withSet(known.sets, set) }));
    setWholeSets((known) => withSet(known, set));
  }, []);
  const pick = async (id: string) => {
    setShownId(id);
    if (wholeSets.some((set) => set.id === id)) return;
    const answer = await send<VariantSetView>("GET", `${address}/${id}`);
    if (answer.ok) put(answer.value);
    else {
      setShownId(shownId);
      showToast({ text: answer.message, kind: "problem" });
    }
  };
  const isMaking = shown?.status === "making";
  useEffect(() => {
    if (!isMaking || !shown) return;
    const timer = setInterval(async () => {
      if (document.visibilityState !== "visible") return;
      const answer = await send<VariantSetView>("GET", `${address}/${shown.id}`);
      if (answer.ok) put(answer.value);
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isMaking, shown, address, put]);
  const make = async (axes: readonly Axis[]) => {
    setBusy(true);
    const answer = await send<VariantSetView>("POST", address, { axes });
    setBusy(false);
    if (answer.ok) {
      put(answer.value);
      setShownId(answer.value.id);
    } else if (answer.status === 402) setList((known) => ({ ...known, isBought: false }));
    else showToast({ text: answer.message, kind: "problem" });
  };

  return (
    <>
      {!list.isBought && (
        <AccountSectionBlock
          id="buy"
          title="What you get"
          lead={`For ${list.price} of the network’s token, once for this brand.`}
        >
          <ul className="grid max-w-[46rem] list-disc gap-2 ps-5">
            <li>Three designs of your landing that differ on one thing each, beside the brand as it is.</li>
            <li>For each a whole set: tokens in every format, all logo files, typefaces, the page itself.</li>
            <li>A page that lays two of them side by side or over each other, with a link to share.</li>
            <li>Code that tests them on your site, for React, Vue and HTML, without anything moving.</li>
            <li>A collector, and results that you may look at as often as you like.</li>
          </ul>
          <div className="mt-6">
            <PayForFeature
              brandId={brandId}
              feature="variants"
              onPaid={() => setList((known) => ({ ...known, isBought: true }))}
            />
          </div>
        </AccountSectionBlock>
      )}
      {list.isBought && (
        <AccountSectionBlock
          id="designs"
          title="Designs"
          lead="Each differs on one thing alone, so that you learn what made the difference."
        >
          <AxesForm isBusy={isBusy} isFirst={list.sets.length === 0} onMake={make} />
        </AccountSectionBlock>
      )}
      {list.sets.length > 1 && (
        <SetPicker sets={list.sets} shownId={shownId} onPick={(id) => void pick(id)} />
      )}
      {shownId && !shown && (
        <p role="status" className="mt-10 text-lg">
          One moment…
        </p>
      )}
      {shown && (
        <VariantSetSections
          key={shown.id}
          address={`${address}/${shown.id}`}
          set={shown}
          onChange={put}
          onAgain={() => void make(shown.axes)}
        />
      )}
    </>
  );
}

/** In the place of the same set as it was, or before the others. */
function withSet<One extends { id: string }>(sets: readonly One[], set: One): One[] {
  const isKnown = sets.some(({ id }) => id === set.id);
  return isKnown ? sets.map((one) => (one.id === set.id ? set : one)) : [set, ...sets];
}
