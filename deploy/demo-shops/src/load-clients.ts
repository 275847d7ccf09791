import { hashCode } from '@prilavok/supplier-api/customers/account/codes'
import type pg from 'pg'
import { loadDemoCompany } from './load-company'
import type { DemoShop } from './taxonomy'

export const DEMO_PASSWORD = 'prilavok-demo'

interface Account {
  email: string
  surname: string
  name: string
  middleName: string
  phone: string
  loyalty?: boolean
  blocked?: boolean
  blacklisted?: boolean
  withoutPassword?: boolean
  company: boolean
  physicalOnly?: boolean
}

/** States of the specification, one account each (a guest needs none), and two colleagues of the first. */
const ACCOUNTS: Account[] = [
  account('client@example.com', 'Соколова', 'Анна', 'Викторовна', '+7 (900) 123-45-67'),
  account('loyalty@example.com', 'Белов', 'Илья', 'Сергеевич', '+7 (900) 765-43-21', { loyalty: true }),
  account('blocked@example.com', 'Громов', 'Пётр', 'Алексеевич', '+7 (900) 111-22-33', { blocked: true }),
  account('partial@example.com', 'Новикова', 'Мария', '', '+7 (900) 444-55-66', { withoutPassword: true }),
  account('person@example.com', 'Иванов', 'Олег', 'Юрьевич', '+7 (900) 777-88-99', {
    company: false,
    physicalOnly: true,
  }),
  account('director@example.com', 'Пеналова', 'Вера', 'Павловна', '+7 (900) 222-33-44'),
  account('buyer@example.com', 'Кнопкин', 'Захар', 'Львович', '+7 (900) 333-44-55'),
  account('blacklist@example.com', 'Точилкин', 'Глеб', 'Игоревич', '+7 (900) 555-66-77', {
    blacklisted: true,
  }),
]

function account(
  email: string,
  surname: string,
  name: string,
  middleName: string,
  phone: string,
  rest: Partial<Account> = {},
): Account {
  return { email, surname, name, middleName, phone, company: true, ...rest }
}

const POINTS = [
  'г. Москва, Ленинградский проспект, д. 36, стр. 11, офис 402',
  'Московская область, г. Химки, ул. Рабочая, д. 2А, склад 7',
]

export interface DemoClient extends Account {
  id: number
  companyId: number | null
  companyName: string
}

/** The accounts of one shop, with their companies and addresses. */
export async function loadClients(
  client: pg.ClientBase,
  shopId: number,
  shop: DemoShop,
  passwordHash: string,
): Promise<DemoClient[]> {
  const accounts = ACCOUNTS.filter((entry) => !entry.physicalOnly || shop.ALLOW_PHYSICAL === 'Y')
  const company = await loadDemoCompany(client, shopId)
  const loaded: DemoClient[] = []
  for (const entry of accounts) {
    const owner = entry.company ? company.id : null
    const { rows } = await client.query<{ id: number }>(
      `insert into clients (shop_id, email, password_hash, surname, name, middle_name, phones, company_id, loyalty,
         loyalty_balance, allow_to_order, blacklisted)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
      [
        ...[shopId, entry.email, entry.withoutPassword ? null : passwordHash, entry.surname, entry.name],
        ...[
          entry.middleName,
          [entry.phone],
          owner,
          entry.loyalty ?? false,
          entry.loyalty ? 4200 : 0,
          !entry.blocked,
          entry.blacklisted ?? false,
        ],
      ],
    )
    const id = rows[0]?.id ?? 0
    loaded.push({
      ...entry,
      id,
      companyId: owner,
      companyName: owner ? company.name : `${entry.surname} ${entry.name}`,
    })
    await loadPoints(client, shopId, id, entry)
    if (entry.withoutPassword) await loadConfirmation(client, shopId, id, entry.email)
  }
  return loaded
}

/**
 * The e-mail of the account without a password: /confirm?email=partial@example.com&code=prilavok-demo leads into its state.
 */
async function loadConfirmation(
  client: pg.ClientBase,
  shopId: number,
  id: number,
  email: string,
): Promise<void> {
  await client.query(
    `insert into confirmations (shop_id, code_hash, email, client_id, expires_at)
     values ($1, $2, $3, $4, now() + interval '50 years')`,
    [shopId, hashCode(DEMO_PASSWORD), email, id],
  )
}

async function loadPoints(
  client: pg.ClientBase,
  shopId: number,
  clientId: number,
  entry: Account,
): Promise<void> {
  if (entry.withoutPassword) return
  await client.query(
    `insert into points (shop_id, client_id, address, contact_name, contact_email, contact_phone)
     select $1, $2, address, $4, $5, $6 from unnest($3::text[]) as list (address)`,
    [shopId, clientId, POINTS, `${entry.name} ${entry.surname}`, entry.email, entry.phone],
  )
  if (entry.company) return
  await client.query(
    'update clients set main_address = $3, post_address = $3 where shop_id = $1 and id = $2',
    [shopId, clientId, POINTS[1]],
  )
}
