import { EVERY_SHOP } from '../model/rule'
import type { Operator } from './operator'
import { mayOperate } from './permissions'

const OWN = 'a.example'
const OTHER = 'b.example'
const operator = (role: Operator['role'], shops: string[] = []): Operator => ({
  ...{ login: 'o', name: 'О. Оператор' },
  role,
  shops,
})

test.each([
  // who, [read own, other, every], [change own, other, every]
  ['viewer of all shops', operator('viewer'), [true, true, true], [false, false, false]],
  ['viewer of one shop', operator('viewer', [OWN]), [true, false, true], [false, false, false]],
  ['operator of a supplier', operator('supplier', [OWN]), [true, false, true], [true, false, false]],
  ['operator of a supplier without shops', operator('supplier'), [false, false, true], [false, false, false]],
  [
    'whose shops name every shop',
    operator('supplier', [EVERY_SHOP]),
    [false, false, true],
    [false, false, false],
  ],
  ['platform', operator('platform'), [true, true, true], [true, true, true]],
] as const)('%s sees and changes only what is theirs', (_who, who, reads, changes) => {
  const shops = [OWN, OTHER, EVERY_SHOP]
  expect(shops.map((shop) => mayOperate(who, 'read', shop))).toEqual(reads)
  expect(shops.map((shop) => mayOperate(who, 'change', shop))).toEqual(changes)
})
