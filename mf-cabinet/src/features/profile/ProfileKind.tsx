import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { useQuery } from '@tanstack/react-query'
import { clientInfoQuery } from '../../api/get-client-info'
import { profileTexts } from './texts'

const Root = styled.div`
  margin-top: 8px;
  padding-top: 8px;
  border-top: 1px solid var(--border-subtle);
  font-size: 13px;
  line-height: 20px;
`
/** The form of a legal entity, with its warning, is a block of the settings. */
const TO_LEGAL_ENTITY = '/cabinet/settings#company'

/** Whether the buyer is a legal entity and takes part in the loyalty programme (CAB-001). There is no way back to an individual (001 §5). */
export function ProfileKind() {
  const { personal } = useSession()
  const { data } = useQuery(clientInfoQuery(useKernel()))
  const hasRoute = useHasRoute()
  const isCompany = data ? isYes(data.LEGAL_ENTITY) : Boolean(personal?.COMPANY_NAME)
  return (
    <Root>
      <KeyValue
        items={[
          {
            label: profileTexts.kind,
            value: isCompany ? profileTexts.legalEntity : profileTexts.individual,
          },
          {
            label: profileTexts.loyaltyProgramme,
            value: isYes(personal?.LOYALTY) ? profileTexts.participates : profileTexts.doesNotParticipate,
          },
        ]}
      />
      {data && !isCompany && hasRoute(TO_LEGAL_ENTITY) && (
        <TextLink to={TO_LEGAL_ENTITY}>{profileTexts.toLegalEntity}</TextLink>
      )}
    </Root>
  )
}
