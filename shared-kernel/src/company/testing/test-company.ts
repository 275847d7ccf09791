import type { FoundCompany } from '@prilavok/shared-kernel/contract'

/** A company of the register, whose number has right check digits; `changes` over it. */
export const testCompany = (changes: Partial<FoundCompany> = {}): FoundCompany => ({
  INN: '7707083893',
  KPP: '770701001',
  OGRN: '1027700132195',
  COMPANY_NAME: 'Общество с ограниченной ответственностью «Вектор»',
  SHORT_NAME: 'ООО «Вектор»',
  OWNER: 'Соколова Марина Петровна',
  ADDRESS: 'Москва, ул. Вавилова, 19',
  ACTIVE: 'Y',
  ...changes,
})
