import type { ProfileSavedAnswer } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import type { Updateable } from 'kysely'
import { loadLetterhead } from '../../content/shop/shop-pages'
import { updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import type { Clients } from '../../platform/database/schema.generated'
import { apiErrors } from '../../platform/errors'
import { type FieldErrors, hasErrors, isTicked } from '../../platform/form-fields/answers'
import { plainEmail } from '../../platform/form-fields/email'
import { countCall, rules } from '../../platform/limits/count-call'
import type { ClientOwner } from '../../platform/session/session'
import { askForNewEmail } from '../account/new-email'
import { emailError } from '../account/registration-form'
import { texts } from '../account/texts'
import { saveCompany } from '../companies/save-company'
import { countryOf } from '../countries/countries'
import { type ClientBody, phonesOf } from './client-body'
import { checkCompany, companyTexts, hasCompanyEmail, isCompanyForm } from './company-fields'
import { checkNames, phoneErrors } from './person-fields'

const loadKnown = (db: Database, { shopId, clientId }: ClientOwner) =>
  db
    .selectFrom('clients as client')
    .leftJoin('companies as company', (join) =>
      join.onRef('company.shop_id', '=', 'client.shop_id').onRef('company.id', '=', 'client.company_id'),
    )
    .where((eb) => eb.and({ 'client.shop_id': shopId, 'client.id': clientId }))
    .select(['client.id', 'client.email', 'client.name', 'client.company_id'])
    .select(['company.name as company_name', 'company.inn', 'company.country'])

/**
 * POST /v3/api/client/info/ of the profile, the legal-info form and the add-company form. Fields that are not given stay. A
 * new e-mail address of the person is only asked for: a link that is sent to it confirms it.
 * @throws bad_fields (400) with a text for each wrong field
 */
export async function saveClient(
  app: FastifyInstance,
  owner: ClientOwner,
  body: ClientBody,
): Promise<ProfileSavedAnswer> {
  const { shopId, clientId } = owner
  const known = await loadKnown(app.db, owner).executeTakeFirstOrThrow()
  const company =
    known.company_id === null
      ? null
      : { name: known.company_name ?? '', inn: known.inn ?? '', country: known.country ?? '' }
  const names = checkNames(body)
  const ofCompany = company || isCompanyForm(body) ? checkCompany(body, company) : null
  const phones = body.phones === undefined ? undefined : phonesOf(body.phones)
  const email = newEmailOf(body, known.email)
  const wrongEmail = email === undefined ? null : emailError(email)
  const errors: FieldErrors = {
    ...names.errors,
    ...(phones ? phoneErrors('phones', phones) : {}),
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(company && isNo(body.legal_entity) ? { legal_entity: companyTexts.noWayBack } : {}),
    ...(ofCompany ? ofCompany.errors : countryErrors(body)),
  }
  if (hasErrors(errors)) throw apiErrors.badFields(errors)
  if (email !== undefined) await countCall(app.db, shopId, rules.emailsToMailbox, `client ${clientId}`)
  const head = await loadLetterhead(app.db, app.services.pages, shopId)
  await app.db.transaction().execute(async (trx) => {
    const locked = await loadKnown(trx, owner).forUpdate('client').executeTakeFirstOrThrow()
    await updateClient(trx, shopId, clientId, {
      ...names.values,
      phones,
      ...(ofCompany ? {} : individualValues(body)),
    })
    if (ofCompany) await saveCompany(trx, owner, locked.company_id, ofCompany.values)
    if (email !== undefined) await askForNewEmail(trx, head, shopId, known, email)
  })
  return email === undefined
    ? { SUCCESS: 'Y' }
    : { SUCCESS: 'Y', MESSAGE: `Мы отправили письмо на ${email}. Адрес изменится после подтверждения` }
}

const isNo = (value: string | undefined): boolean => value !== undefined && !isTicked(value)

/** The person's new address, if the form has one. */
function newEmailOf(body: ClientBody, present: string): string | undefined {
  if (body.email === undefined || hasCompanyEmail(body)) return undefined
  const email = plainEmail(body.email)
  return email === present ? undefined : email
}

const countryErrors = ({ country }: ClientBody): FieldErrors =>
  country === undefined || countryOf(country.trim()) ? {} : { country: texts.noCountry }

const individualValues = (body: ClientBody): Updateable<Clients> => ({
  main_address: (body.main_address ?? body.address)?.trim(),
  post_address: body.post_address?.trim(),
  country: body.country === undefined ? undefined : countryOf(body.country.trim())?.MOK_CODE,
})
