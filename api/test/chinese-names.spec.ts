import { starterCatalogueData } from '../src/starter-catalogue/public';
import { FINISH_NAMES, PRODUCT_NAMES } from '../src/catalogue/chinese-names';

const { products, finishes } = starterCatalogueData(new Date(0));

test('every product and finish of the starter catalogue has a Chinese name of its own, and nothing else has one', () => {
  expect(Object.keys(PRODUCT_NAMES).toSorted()).toEqual(products.map(({ sku }) => sku).toSorted());
  expect(Object.keys(FINISH_NAMES).toSorted()).toEqual(Object.keys(finishes).toSorted());
  for (const names of [PRODUCT_NAMES, FINISH_NAMES]) {
    const chinese = Object.values(names);
    expect(chinese.filter((name) => !/[\u4e00-\u9fff]/.test(name))).toEqual([]);
    const repeated = chinese.filter((name, index) => chinese.indexOf(name) !== index);
    expect(repeated).toEqual([]);
  }
});
