import { SESSION_SCRIPT } from './features/session/session-script';
import { LOAD_SCRIPTS } from './load-scripts.server';
import { COLOR_SCHEME_SCRIPT } from './ui/color-scheme';
import { EARLY_INPUT_SCRIPT } from './ui/early-input';

/** Scripts that are parts of every page: one that runs before the page is parsed, and one that runs after. */
export const inlineScripts = {
  first: COLOR_SCHEME_SCRIPT + SESSION_SCRIPT + EARLY_INPUT_SCRIPT,
  last: LOAD_SCRIPTS,
};
