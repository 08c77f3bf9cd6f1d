export { currentTracing, startTracing, stopTracing } from './tracing';
