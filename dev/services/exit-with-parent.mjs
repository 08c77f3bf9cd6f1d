// Preloaded into child processes that hold an IPC channel: when the parent is gone, they end as if asked to.
// A process that answers SIGTERM gets half a minute to finish what runs; the timer keeps nothing alive.
process.once('disconnect', () => {
  setTimeout(() => process.exit(1), 32_000).unref();
  process.kill(process.pid, 'SIGTERM');
});
process.channel?.unref();
