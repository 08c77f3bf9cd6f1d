import path from 'node:path';
import { findConstructors, readConstructors } from './lib/constructors';

const MAX_PARAMETERS = 6;

test('Constructors of the API have at most six parameters', () => {
  const tooMany = findConstructors(path.join(__dirname, '../api/src')).filter(
    ({ parameters }) => parameters > MAX_PARAMETERS,
  );
  expect(tooMany.map(({ className }) => className)).toEqual([]);
});

test('The check counts the parameters of each constructor', () => {
  const text = `
    class Empty {}
    @Injectable()
    export class Cart {
      constructor(private readonly database: Database, @Inject(CONFIG) private readonly config: Config) {}
    }
    const local = class { constructor(a: string) {} };`;
  expect(readConstructors(text)).toEqual([
    { className: 'Cart', parameters: 2 },
    { className: '', parameters: 1 },
  ]);
});
