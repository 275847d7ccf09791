import type { ClientFile } from '@prilavok/shared-kernel/contract'
import { formatNumber } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useHasRoute } from '@prilavok/shared-kernel/router'
import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { RetryNote } from '@prilavok/shared-kernel/ui/retry-note'
import { SkeletonList } from '@prilavok/shared-kernel/ui/skeleton'
import { Spinner } from '@prilavok/shared-kernel/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import { clientFilesQuery, fetchClientFiles } from '../../api/get-client-files'
import { FileLink } from '../../model/FileLink'
import { fileText } from '../../model/file-text'
import { useFileDownload } from '../../model/use-file-download'
import { ProfileCard } from './ProfileCard'
import { profileTexts } from './texts'

const List = styled.ul`
  font-size: 13px;
  line-height: 20px;
  > li {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 5px 0;
  }
  svg {
    flex: none;
    color: var(--n-600);
  }
  div {
    min-width: 0;
  }
  p {
    font-size: 12px;
    line-height: 16px;
    color: var(--danger-text);
  }
  span {
    margin-left: auto;
    font-size: 12px;
    color: var(--text-muted);
    white-space: nowrap;
  }
`
const DOCUMENTS = '/cabinet/documents'
/** The newest ones; all stand on their own page. */
const SHOWN = 3

/** The newest files of the buyer. */
export function FilesCard() {
  const { data, error, isFetching, refetch } = useQuery(clientFilesQuery(useKernel()))
  const hasRoute = useHasRoute()
  const all = data && data.length > 0 ? `${profileTexts.all}, ${formatNumber(data.length)}` : profileTexts.all
  return (
    <ProfileCard
      title={profileTexts.documents}
      link={hasRoute(DOCUMENTS) ? { to: DOCUMENTS, title: all } : undefined}
    >
      {data ? (
        <Files files={data} />
      ) : error ? (
        <RetryNote
          error={error}
          text={profileTexts.documentsFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList rows={SHOWN} height={20} />
      )}
    </ProfileCard>
  )
}

function Files({ files }: { files: readonly ClientFile[] }) {
  if (files.length === 0) return <p>{profileTexts.noDocuments}</p>
  return (
    <List>
      {files.slice(0, SHOWN).map((file) => (
        <File key={file.ID} file={file} />
      ))}
    </List>
  )
}

function File({ file }: { file: ClientFile }) {
  const { busy, problem, start } = useFileDownload(file, fetchClientFiles)
  return (
    <li aria-busy={busy || undefined}>
      <Icon name="order" size={16} />
      <div>
        <FileLink file={file} onDownload={start} />
        {problem && <p role="alert">{problem}</p>}
      </div>
      <span className="num">{busy ? <Spinner /> : fileText(file)}</span>
    </li>
  )
}
