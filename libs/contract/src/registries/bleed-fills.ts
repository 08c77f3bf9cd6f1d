/**
 * What is printed in the bleed where artwork ends at the finished size: nothing (`white`), its edge mirrored outwards, or its
 * outermost 0.5 mm stretched.
 */
export const BLEED_FILLS = ['white', 'mirrored', 'stretched'] as const;
export type BleedFill = (typeof BLEED_FILLS)[number];
