import { stagesOf } from './stages';

const printed = [{ printed: true }, { printed: false }];
const blank = [{ printed: false }];

describe('how far an order has come', () => {
  it('is told stage by stage', () => {
    expect(stagesOf({ status: 'in_review', items: printed }).map(({ stage, standing }) => `${stage} ${standing}`)).toEqual([
      'placed done',
      'paid done',
      'artwork done',
      'proof now',
      'production ahead',
      'delivery ahead',
    ]);
  });

  it('is all behind a completed order', () => {
    expect(stagesOf({ status: 'completed', items: printed }).every(({ standing }) => standing === 'done')).toBe(true);
  });

  it('knows neither artwork nor proof where nothing is printed from files', () => {
    expect(stagesOf({ status: 'ready_for_production', items: blank }).map(({ stage }) => stage)).toEqual(['placed', 'paid', 'production', 'delivery']);
  });

  it.each(['cancelled', 'expired'] as const)('is nothing to tell of an order that is %s', (status) => {
    expect(stagesOf({ status, items: printed })).toEqual([]);
  });
});
