import { NBSP } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { useCopyText } from '@prilavok/shared-kernel/ui/copy-button'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { clientInfoQuery } from '../../api/get-client-info'
import { mainDetails, otherDetails } from './company-details'
import { ProfileCard } from './ProfileCard'
import { profileTexts } from './texts'

const Details = styled.div`
  font-size: 13px;
  line-height: 20px;
  dd {
    min-width: 0;
  }
  summary {
    padding: 4px 0;
    color: var(--accent-text);
    cursor: pointer;
  }
  details dl > div {
    flex-direction: column;
    gap: 0;
  }
  details dt::after {
    display: none;
  }
  details dd {
    text-align: left;
  }
  button {
    margin-top: 8px;
  }
`

/** The company that the buyer orders for, with the details that invoices carry; an individual has none. */
export function CompanyCard() {
  const { personal } = useSession()
  const { data, error, isFetching, refetch } = useQuery(clientInfoQuery(useKernel()))
  const copy = useCopyText()
  const company = data && isYes(data.LEGAL_ENTITY) ? data : undefined
  if (data && !company) return null
  // An individual is known as one before his data have come.
  if (!company && !personal?.COMPANY_NAME) return null
  const title = company?.SHORT_NAME || personal?.COMPANY_NAME || profileTexts.company
  if (!company)
    return (
      <ProfileCard title={title}>
        {error ? (
          <RetryNote
            error={error}
            text={profileTexts.companyFailed}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonList rows={3} height={20} />
        )}
      </ProfileCard>
    )
  const [main, other] = [mainDetails(company), otherDetails(company)]
  const text = [...other.slice(0, 1), ...main, ...other.slice(1)]
    .map(({ label, value }) => `${label}: ${value}`)
    .join('\n')
    // For contracts and forms elsewhere, which may not know a no-break space.
    .replaceAll(NBSP, ' ')
  return (
    <ProfileCard title={title}>
      <Details>
        <KeyValue items={main} />
        <details>
          <summary>{profileTexts.allDetails}</summary>
          <KeyValue items={other} />
          <Button size="s" icon="copy" onClick={() => void copy(text, profileTexts.detailsCopied)}>
            {profileTexts.copyDetails}
          </Button>
        </details>
      </Details>
    </ProfileCard>
  )
}
