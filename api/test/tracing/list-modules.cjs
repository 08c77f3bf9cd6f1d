// Writes the loaded packages of OpenTelemetry to the file LOADED_MODULES when the process ends.
const { writeFileSync } = require('node:fs');

process.on('exit', () => {
  const files = Object.keys(require.cache).map((file) => /node_modules\/(@opentelemetry\/[^/]+)/.exec(file)?.[1]);
  writeFileSync(process.env.LOADED_MODULES, [...new Set(files.filter(Boolean))].sort().join('\n'));
});
