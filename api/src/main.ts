import { startTracing } from './tracing/public';

startTracing(process.env);
// Loaded only now, because tracing changes modules while they are loaded.
const { serve } = require('./serve') as typeof import('./serve');
void serve();
