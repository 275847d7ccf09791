import type { ShopOfDocuments } from '../rendering/parties'
import type { TextBlock } from '../rendering/text-document'

/** Names and numbers of the shop, as its documents have them. */
export const requisites = ({ seller, bank, signers }: ShopOfDocuments): TextBlock[] => [
  {
    facts: [
      { name: 'Полное наименование', value: seller.name },
      { name: 'ИНН', value: seller.inn },
      { name: 'КПП', value: seller.kpp },
      { name: 'ОГРН', value: seller.ogrn },
      { name: 'Юридический адрес', value: seller.address },
      { name: 'Банк', value: bank?.name ?? '' },
      { name: 'БИК', value: bank?.code ?? '' },
      { name: 'Расчётный счёт', value: bank?.account ?? '' },
      { name: 'Корр. счёт', value: bank?.correspondAccount ?? '' },
      { name: 'Руководитель', value: signers?.director ?? '' },
      { name: 'Телефон', value: seller.phone },
      { name: 'Электронная почта', value: seller.email },
    ].filter(({ value }) => value !== ''),
  },
]
