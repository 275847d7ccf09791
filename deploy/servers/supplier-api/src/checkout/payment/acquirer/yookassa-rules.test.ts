import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Receipt, ReceiptRow } from '../receipt'
import { readAccounts } from './yookassa-accounts'
import { yookassaReceipt } from './yookassa-receipt'

describe('receipts', () => {
  const BUYER = {
    email: 'buyer@example.com',
    phone: '+7 (900) 123-45-67',
    name: 'ООО «Вектор»',
    inn: '7701234567',
  }

  const row = (changes: Partial<ReceiptRow> = {}): ReceiptRow => ({
    ...{ name: 'Ручка', quantity: 3, price: 1055, subject: 'product' },
    ...changes,
  })

  const receiptOf = (rows: ReceiptRow[], changes: Partial<Receipt> = {}) =>
    yookassaReceipt({ buyer: BUYER, vat: 20, rows, ...changes }, sumOf(rows), 'RUB', undefined)

  const sumOf = (rows: readonly ReceiptRow[]) =>
    rows.reduce((sum, { quantity, price }) => sum + quantity * price, 0)

  const total = ({ items }: ReturnType<typeof receiptOf>) =>
    items.reduce((sum, { quantity, amount }) => sum + quantity * Math.round(Number(amount.value) * 100), 0)

  test.each([
    [null, 1],
    [0, 2],
    [5, 7],
    [7, 8],
    [10, 3],
    [20, 4],
    [22, 11],
  ])('VAT of %s percent has the code %s', (vat, code) => {
    expect(receiptOf([row()], { vat }).items[0]?.vat_code).toBe(code)
  })

  test('a hundred rows stand as they are; of more the last products stand in one line, and the delivery stays', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => row({ name: `Ручка ${at}`, price: 100 + at }))
    expect(receiptOf(rows(100)).items).toHaveLength(100)
    const delivery = row({ name: 'Доставка', quantity: 1, price: 50_000, subject: 'service' })
    const many = [...rows(1500), delivery]
    const receipt = receiptOf(many)
    expect(receipt.items).toHaveLength(100)
    expect(total(receipt)).toBe(sumOf(many))
    expect(
      receipt.items.slice(-3).map(({ description, payment_subject }) => [description, payment_subject]),
    ).toEqual([
      ['Ручка 97', 'commodity'],
      ['Прочие товары заказа: 1402 поз.', 'commodity'],
      ['Доставка', 'service'],
    ])
  })

  test('names are cut to what is taken; a buyer is named by what is known of him', () => {
    expect(receiptOf([row({ name: 'Я'.repeat(200) })]).items[0]?.description).toHaveLength(128)
    expect(receiptOf([row()]).customer).toEqual({
      ...{ full_name: 'ООО «Вектор»', inn: '7701234567', email: 'buyer@example.com', phone: '79001234567' },
    })
    const buyer = { email: 'buyer@example.com', phone: '', name: '', inn: '' }
    expect(receiptOf([row()], { buyer }).customer).toEqual({ email: 'buyer@example.com' })
  })

  test('of a part of the payment the receipt has one line; the tax system stands where it is named', () => {
    const receipt = yookassaReceipt({ buyer: BUYER, vat: 22, rows: [row()] }, 1000, 'RUB', 2)
    expect(
      receipt.items.map(({ description, quantity, amount }) => [description, quantity, amount.value]),
    ).toEqual([['Часть оплаты заказа', 1, '10.00']])
    expect(receipt.tax_system_code).toBe(2)
    expect(receiptOf([row()])).not.toHaveProperty('tax_system_code')
  })
})

describe('accounts', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prilavok yookassa '))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('what an account says of its receipts is read; what it cannot mean is rejected', async () => {
    const path = join(folder, 'receipts.json')
    const account = async (changes: object) => {
      await writeFile(path, JSON.stringify({ 1: { shop_id: '1', secret_key: 's', ...changes } }))
      return (await readAccounts(path)).get(1)
    }
    expect(await account({})).toEqual({ shopId: '1', secretKey: 's', receipts: true })
    expect(await account({ receipts: false, tax_system_code: 6 })).toMatchObject({
      receipts: false,
      taxSystem: 6,
    })
    await expect(account({ receipts: 'no' })).rejects.toThrow('receipts of «1»')
    for (const code of [0, 7, 1.5, '1'])
      await expect(account({ tax_system_code: code })).rejects.toThrow('tax_system_code of «1»')
  })

  test.each([
    ['no JSON', 'secret'],
    ['no object', '7'],
    ['a name that is no shop', '{"shop": {"shop_id": "1", "secret_key": "secret"}}'],
    ['no secret', '{"1": {"shop_id": "1"}}'],
  ])('a file of accounts with %s is rejected, and what it holds is not told', async (_, text) => {
    const path = join(folder, 'wrong.json')
    await writeFile(path, text)
    await expect(readAccounts(path)).rejects.toThrow(/^YOOKASSA_ACCOUNTS(?!.*secret_key": "secret)/)
  })
})
