import { IsText } from './decorators';
import { compileDtoValidator } from './validate-dto';

class Fields {
  @IsText(5)
  name!: string;
}

test('fields named after properties of objects are unknown fields', () => {
  const fields = JSON.parse('{"name":"a","__proto__":"x","constructor":"x"}') as object;
  expect(compileDtoValidator(Fields)(fields)).toEqual({
    ok: false,
    issues: [
      { field: '__proto__', code: 'unknown_field' },
      { field: 'constructor', code: 'unknown_field' },
    ],
  });
});
