import type { FinishRulesTariff } from './tariff-document';

/** The finish codes that a product offers, in its order, and its rules for combining them. */
export interface FinishOffer {
  readonly finishes: readonly string[];
  readonly finishRules?: FinishRulesTariff | null | undefined;
}

/** Banners come hemmed with grommets unless the customer chooses otherwise. */
const USUAL_FINISHES = ['hem-grommet'];

/** The finishes of a new item: the usual one where it is offered, and one of each group that needs a choice. */
export function initialFinishes(offer: FinishOffer): string[] {
  return selectFinishes(offer, USUAL_FINISHES);
}

/**
 * A combination of finishes that the rules allow: the preferred ones in turn, each with the finishes it requires and
 * unless it conflicts with an earlier one, then the first possible finish of every `oneOf` group without a choice.
 */
export function selectFinishes(offer: FinishOffer, preferred: readonly string[]): string[] {
  const offered = preferred.filter((code) => offer.finishes.includes(code));
  return inOfferedOrder(offer, withRequiredGroups(offer, offered.reduce(addUnlessConflicting(offer), [])));
}

/**
 * The combination after `code` is selected or deselected: a selected finish replaces those it conflicts with and brings
 * the finishes it requires; a deselected one takes along the finishes that require it. The choice of a `oneOf` group can
 * be replaced but not deselected.
 */
export function toggleFinish(offer: FinishOffer, chosen: readonly string[], code: string): string[] {
  if (!chosen.includes(code)) {
    const added = requiredWith(offer, code, chosen);
    const kept = chosen.filter((other) => !added.some((one) => conflict(offer, one, other)));
    return inOfferedOrder(offer, withRequiredGroups(offer, dropUnmet(offer, [...kept, ...added])));
  }
  if (offer.finishRules?.oneOf?.some((group) => group.includes(code))) return [...chosen];
  const kept = chosen.filter((other) => other !== code);
  return inOfferedOrder(offer, withRequiredGroups(offer, dropUnmet(offer, kept)));
}

const addUnlessConflicting =
  (offer: FinishOffer) =>
  (chosen: readonly string[], code: string): readonly string[] => {
    const added = requiredWith(offer, code, chosen);
    const fits =
      isComplete(offer, [...chosen, ...added], added) &&
      !added.some((one) => chosen.some((other) => conflict(offer, one, other)));
    return fits ? [...chosen, ...added] : chosen;
  };

function withRequiredGroups(offer: FinishOffer, chosen: readonly string[]): readonly string[] {
  return (offer.finishRules?.oneOf ?? []).reduce<readonly string[]>((selection, group) => {
    if (group.some((code) => selection.includes(code))) return selection;
    const added = group.map((code) => addUnlessConflicting(offer)(selection, code));
    return added.find((one) => one !== selection) ?? selection;
  }, chosen);
}

/** The finish and, unless `chosen` has one of them, the first finish that it requires and can be combined with. */
function requiredWith(offer: FinishOffer, code: string, chosen: readonly string[]): readonly string[] {
  const added = [code];
  for (const one of added) {
    const needed = requirementOf(offer, one);
    if (!needed || needed.some((other) => chosen.includes(other) || added.includes(other))) continue;
    const first = needed.find((other) => !added.some((present) => conflict(offer, present, other)));
    if (first !== undefined) added.push(first);
  }
  return added;
}

function dropUnmet(offer: FinishOffer, chosen: readonly string[]): readonly string[] {
  const met = chosen.filter((code) => isComplete(offer, chosen, [code]));
  return met.length === chosen.length ? chosen : dropUnmet(offer, met);
}

/** Whether `chosen` has what each of `codes` requires. */
const isComplete = (offer: FinishOffer, chosen: readonly string[], codes: readonly string[]): boolean =>
  codes.every((code) => requirementOf(offer, code)?.some((other) => chosen.includes(other)) ?? true);

function requirementOf({ finishRules }: FinishOffer, code: string): readonly string[] | null | undefined {
  const { requires } = finishRules ?? {};
  return requires && Object.hasOwn(requires, code) ? requires[code] : undefined;
}

const conflict = ({ finishRules }: FinishOffer, one: string, other: string): boolean =>
  one !== other &&
  [...(finishRules?.exclusive ?? []), ...(finishRules?.oneOf ?? [])].some(
    (group) => group.includes(one) && group.includes(other),
  );

const inOfferedOrder = ({ finishes }: FinishOffer, chosen: readonly string[]): string[] =>
  finishes.filter((code) => chosen.includes(code));
