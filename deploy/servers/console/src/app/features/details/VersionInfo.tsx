import { styled } from '@prilavok/shared-kernel/styled'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { useQuery } from '@tanstack/react-query'
import type { PartName } from '../../../contract'
import { getReleases } from '../../api/get-releases'
import { formatSize, releaseBefore } from '../../model/release-sizes'
import { formatTime } from '../../model/time'
import { detailTexts } from './texts'

const Box = styled.div`
  padding-top: 16px;
  border-top: 1px solid var(--border-subtle);
  h3 {
    margin-bottom: 6px;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    margin-top: 8px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

/** What the registry knows of a version. */
export function VersionInfo({ part, version }: { part: PartName; version: string }) {
  const { data: releases = [] } = useQuery(getReleases)
  const release = releases.find((one) => one.part === part && one.version === version)
  if (!release) return null
  return (
    <Box>
      <h3>{detailTexts.versionInfo(version)}</h3>
      <KeyValue
        items={[
          { label: detailTexts.built, value: release.builtFrom.slice(0, 12) },
          { label: detailTexts.published, value: formatTime(release.publishedAt) },
          { label: detailTexts.requires, value: release.kernel },
          { label: detailTexts.size, value: `${formatSize(release, releaseBefore(releases, release))} gzip` },
        ]}
      />
      {release.notes && <p>{release.notes}</p>}
    </Box>
  )
}
