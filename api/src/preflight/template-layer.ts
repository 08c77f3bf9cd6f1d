/** The layer of the shop's PDF templates that shows their lines. It must not be printed. */
export const TEMPLATE_LAYER = 'Template guides';
