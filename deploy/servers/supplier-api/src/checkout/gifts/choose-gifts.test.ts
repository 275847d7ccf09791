import { chooseGifts, type Gift } from './gifts'

const PEN: Gift = {
  ...{ offerId: 1, offerTitle: 'От трёх тысяч', minSum: 300_000, offerSort: 0, giftSort: 0 },
  ...{ productId: 7, name: 'Ручка', quantity: 2, remain: 5 },
}
const ids = (gifts: readonly Gift[]) => gifts.map(({ offerId, productId }) => [offerId, productId])
const givenOf = (gifts: readonly Gift[], sum = 300_000) => ids(chooseGifts(gifts, sum).given)

test('an offer gives from its sum on', () => {
  expect(givenOf([PEN], 299_999)).toEqual([])
  expect(givenOf([PEN], 300_000)).toEqual([[1, 7]])
  expect(chooseGifts([PEN], 299_999).missing).toEqual([])
})

test('a gift is there while the stock has all of it, besides what the order buys itself', () => {
  const split = (remain: number, bought?: number) => {
    const taken = new Map(bought === undefined ? [] : [[7, bought]])
    const { given, missing } = chooseGifts([{ ...PEN, remain }], 300_000, taken)
    return [given.length, missing.length]
  }
  expect(split(2)).toEqual([1, 0])
  expect(split(1)).toEqual([0, 1])
  expect(split(5, 3)).toEqual([1, 0])
  expect(split(5, 4)).toEqual([0, 1])
})

test('what is bought of one product takes nothing from another one', () => {
  const { given } = chooseGifts([{ ...PEN, remain: 2 }], 300_000, new Map([[8, 2]]))
  expect(ids(given)).toEqual([[1, 7]])
})

test('a product is given once: by the greatest sum that is reached', () => {
  const more = { ...PEN, offerId: 2, minSum: 400_000 }
  for (const gifts of [
    [PEN, more],
    [more, PEN],
  ]) {
    expect(givenOf(gifts, 399_999)).toEqual([[1, 7]])
    expect(givenOf(gifts, 400_000)).toEqual([[2, 7]])
  }
})

test('of equal sums the last as the supplier sorts them gives, the latest of those sorted alike', () => {
  const other = { ...PEN, offerId: 2 }
  for (const [sort, giver] of [
    [-1, 1],
    [0, 2],
    [1, 2],
  ] as const) {
    const sorted = { ...other, offerSort: sort }
    expect(givenOf([PEN, sorted])).toEqual([[giver, 7]])
    expect(givenOf([sorted, PEN])).toEqual([[giver, 7]])
  }
})

test('gifts stand from the smallest sum up, then as offers and their gifts are sorted', () => {
  const sorted: Gift[] = [
    { ...PEN, offerId: 9, productId: 10, minSum: 100_000, offerSort: 5, giftSort: 5 },
    { ...PEN, offerId: 8, productId: 9, offerSort: 1, giftSort: 4 },
    { ...PEN, offerId: 4, productId: 8, offerSort: 2, giftSort: 3 },
    { ...PEN, offerId: 6, productId: 7, offerSort: 2, giftSort: 1 },
    { ...PEN, offerId: 6, productId: 5, offerSort: 2, giftSort: 2 },
    { ...PEN, offerId: 6, productId: 6, offerSort: 2, giftSort: 2 },
  ]
  expect(givenOf(sorted.toReversed())).toEqual(ids(sorted))
  expect(
    ids(
      chooseGifts(
        sorted.map((gift) => ({ ...gift, remain: 0 })),
        300_000,
      ).missing,
    ),
  ).toEqual(ids(sorted))
})
