import { baseProducts } from './base-products'
import { readDemand } from './demand'
import { describe as describeProduct } from './describe'
import { sectionTree } from './section-tree'
import { familiesOf, readTaxonomy } from './taxonomy'
import { sentence, tidy } from './typography'

const visible = (text: string) => text.replaceAll('\u00a0', '_')

test('numbers keep their units, sizes their signs', () => {
  expect(visible(tidy('Лента 48 мм × 66 м, 16 цв., р. L, до 20 л., 80 г/м², уровень P-4'))).toBe(
    'Лента 48_мм_×_66_м, 16_цв., р._L, до_20_л., 80_г/м², уровень P-4',
  )
  expect(visible(tidy('ПАО «Банк», г. Москва'))).toBe('ПАО «Банк», г._Москва')
  expect(visible(tidy('для 5 классов, 8 лампочек'))).toBe('для_5_классов, 8 лампочек')
})

test('a sentence ends once', () => {
  expect(['8 л.', 'синий', 'Готово!'].map(sentence)).toEqual(['8 л.', 'синий.', 'Готово!'])
})

test('names and descriptions of all products and names of all sections: no widowed unit, no double full stop', async () => {
  const taxonomy = await readTaxonomy()
  const tree = sectionTree(taxonomy)
  const products = baseProducts({ taxonomy, tree, demand: await readDemand() }, 6000)
  expect(new Set(products.map(({ family }) => family.id)).size).toBe(familiesOf(taxonomy).length)
  const texts = [
    ...products.flatMap((base, at) => (at < 10 ? [] : [base.name, describeProduct(base)])),
    ...tree.rows.map(({ name }) => name),
  ]
  const isBad = (text: string) =>
    / {2}|\.\.|\s[.,;]|—|\d (?:мм|см|м|г|кг|л|мл|шт|мкм|цв|сл|рул|пак|отв|роз|ящ|Вт|ГБ|г\/м²)(?![а-я])|\d × | × \d/.test(
      text,
    )
  expect(texts.filter(isBad).slice(0, 10)).toEqual([])
  expect(
    products
      .slice(10)
      .map(describeProduct)
      .filter((text) => !/[^.]\.$/.test(text))
      .slice(0, 5),
  ).toEqual([])
})
