export { serveSites } from './sites';
