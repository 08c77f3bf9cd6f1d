const { once } = require('node:events');

module.exports = async () => {
  const services = globalThis.shopServices;
  if (services === undefined || services.exitCode !== null) return;
  services.disconnect();
  await once(services, 'exit');
};
