/**
 * Marks the document of a visitor who has a session with `data-session`, before the page is painted. Nothing that needs
 * a session then disappears once the scripts have loaded.
 */
export const SESSION_SCRIPT = `
try { if (localStorage.getItem('session')) document.documentElement.dataset.session = ''; } catch {}`;
