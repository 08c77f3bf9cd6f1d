// Replaces a module by one that returns what Node has loaded.
const { createHash } = require('node:crypto');

module.exports = {
  process: (source, filename) => ({ code: `module.exports = loadSharedModule(${JSON.stringify(filename)});` }),
  getCacheKey: (source, filename) => createHash('sha256').update(`shared module ${filename}`).digest('hex'),
};
