import type { DocumentNode } from './document-node';

/**
 * Groups name at least two offered finishes; a required finish must be offered and compatible with the one that
 * requires it.
 */
export function validateFinishRules(rules: DocumentNode, finishes: DocumentNode): void {
  if (rules.isAbsent || !rules.hasOnlyFields('exclusive', 'oneOf', 'requires')) return;
  const groups = [...validateGroups(rules.at('exclusive'), finishes), ...validateGroups(rules.at('oneOf'), finishes)];
  const requires = rules.at('requires');
  if (requires.isAbsent) return;
  for (const [code, needed] of requires.entries()) {
    if (finishes.at(code).isAbsent) needed.addFault('unknown_finish');
    const codes = validateCodes(needed, finishes, 1);
    const conflicts = (other: string) => groups.some((group) => group.includes(code) && group.includes(other));
    if (codes.length > 0 && codes.every(conflicts)) needed.addFault('finish_conflict');
  }
}

function validateGroups(groups: DocumentNode, finishes: DocumentNode): string[][] {
  return groups.isAbsent ? [] : groups.items().map((group) => validateCodes(group, finishes, 2));
}

/** Returns the valid codes of a list of at least `min` different finishes of the product. */
function validateCodes(list: DocumentNode, finishes: DocumentNode, min: number): string[] {
  const items = list.items();
  if (Array.isArray(list.value) && items.length < min) list.addFault('too_short');
  const codes: string[] = [];
  for (const item of items) {
    const code = item.value;
    if (typeof code !== 'string' || finishes.at(code).isAbsent) item.addFault('unknown_finish');
    else if (codes.includes(code)) item.addFault('duplicate_finish');
    else codes.push(code);
  }
  return codes;
}
