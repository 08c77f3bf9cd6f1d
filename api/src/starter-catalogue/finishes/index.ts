export { finishRulesFor } from './finish-rules';
export { type FinishCode, finishes } from './finishes';
