import type { FoundBank, FoundCompany } from '@prilavok/shared-kernel/contract'
import { innIsRight } from '@prilavok/shared-kernel/contract/inn-digits'
import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { flag } from '../../platform/yes-no'
import { type CompanyLookUp, FOUND_AT_MOST } from './company-look-up'

export interface DadataSettings {
  /** Address of the suggestions API, without a slash at its end. */
  url: string
  token: string
  /** Milliseconds that one question may take. */
  timeout: number
}

const Text = Type.Optional(Type.Union([Type.String(), Type.Null()]))
const Named = (name: 'full_with_opf' | 'payment') => Type.Object({ [name]: Text, short_with_opf: Text })
const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(Type.Union([schema, Type.Null()]))

/** What is read of an answer; the rest is ignored. */
const Party = Type.Object({
  inn: Text,
  kpp: Text,
  ogrn: Text,
  name: optional(Named('full_with_opf')),
  management: optional(Type.Object({ name: Text })),
  fio: optional(Type.Object({ surname: Text, name: Text, patronymic: Text })),
  address: optional(Type.Object({ value: Text, unrestricted_value: Text })),
  state: optional(Type.Object({ status: Text })),
})
const Bank = Type.Object({
  bic: Text,
  name: optional(Named('payment')),
  correspondent_account: Text,
  address: optional(Type.Object({ value: Text, unrestricted_value: Text })),
})
const Suggestions = <Data extends TSchema>(data: Data) =>
  Type.Object({ suggestions: Type.Array(Type.Object({ value: Type.String(), data })) })

const PartyAnswer = Suggestions(Party)
const BankAnswer = Suggestions(Bank)
type Suggested<Answer extends { suggestions: unknown[] }> = Answer['suggestions'][number]

const addressOf = (
  address: { value?: string | null; unrestricted_value?: string | null } | null | undefined,
) => address?.unrestricted_value ?? address?.value ?? ''

function toCompany({ value, data }: Suggested<Static<typeof PartyAnswer>>): FoundCompany {
  const person = [data.fio?.surname, data.fio?.name, data.fio?.patronymic].filter(Boolean).join(' ')
  return {
    INN: data.inn ?? '',
    KPP: data.kpp ?? '',
    OGRN: data.ogrn ?? '',
    COMPANY_NAME: data.name?.full_with_opf ?? value,
    SHORT_NAME: data.name?.short_with_opf ?? value,
    OWNER: data.management?.name ?? person,
    ADDRESS: addressOf(data.address),
    ACTIVE: flag((data.state?.status ?? 'ACTIVE') === 'ACTIVE'),
  }
}

const toBank = ({ value, data }: Suggested<Static<typeof BankAnswer>>): FoundBank => ({
  BANK_CODE: data.bic ?? '',
  BANK_NAME: data.name?.payment ?? value,
  CORRESPOND_ACCOUNT: data.correspondent_account ?? '',
  ADDRESS: addressOf(data.address),
})

/** The suggestions API of DaData: findById/party for a whole INN, suggest/party and suggest/bank for the rest. */
export function dadata({ url, token, timeout }: DadataSettings): CompanyLookUp {
  async function ask<Schema extends TSchema>(
    schema: Schema,
    method: string,
    query: string,
  ): Promise<Static<Schema>> {
    const answer = await fetch(`${url}/rs/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Token ${token}`,
      },
      body: JSON.stringify({ query, count: FOUND_AT_MOST }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) throw new Error(`${method} answered ${answer.status}`)
    const body: unknown = await answer.json()
    if (!Value.Check(schema, body)) throw new Error(`${method} answered another shape`)
    return body
  }
  return {
    async companies(query) {
      const method = innIsRight(query) ? 'findById/party' : 'suggest/party'
      return (await ask(PartyAnswer, method, query)).suggestions.map(toCompany)
    },
    async banks(query) {
      return (await ask(BankAnswer, 'suggest/bank', query)).suggestions.map(toBank)
    },
  }
}
