import { styled } from '@prilavok/shared-kernel/styled'
import { EmptyState } from '@prilavok/shared-kernel/ui/empty-state'
import { Input } from '@prilavok/shared-kernel/ui/input'
import { Select } from '@prilavok/shared-kernel/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Overview, ReleaseInfo } from '../../contract'
import { getOverview } from '../api/get-overview'
import { getReleases } from '../api/get-releases'
import { Mono, PageHead, Toolbar } from '../features/frame/frame-styles'
import { LoadError, Loading } from '../features/frame/states'
import { TableBox } from '../features/frame/TableBox'
import { releaseTexts } from '../features/releases/texts'
import { formatSize, releaseBefore } from '../model/release-sizes'
import { EVERY_SHOP } from '../model/rules'
import { formatTime } from '../model/time'
import { percent, texts } from '../texts'

const Withdrawn = styled.p`
  color: var(--danger-text);
`

/** Which rules name a release, and as what. */
function usesOf({ part, version }: ReleaseInfo, { rules, shops }: Overview): string[] {
  const nameOf = (shop: string) =>
    shop === EVERY_SHOP ? texts.everyShop : (shops.find(({ domain }) => domain === shop)?.name ?? shop)
  return rules
    .filter((rule) => rule.part === part)
    .flatMap((rule) => [
      ...(rule.stable === version ? [`${nameOf(rule.shop)}: ${releaseTexts.stable}`] : []),
      ...(rule.candidate?.version === version
        ? [`${nameOf(rule.shop)}: ${releaseTexts.candidate} ${percent(rule.candidate.share)}`]
        : []),
      ...(rule.lastGood === version ? [`${nameOf(rule.shop)}: ${releaseTexts.lastGood}`] : []),
    ])
}

/** From whom a release was taken back, when and why. */
function withdrawalsOf({ part, version }: ReleaseInfo, { withdrawals, shops }: Overview): string[] {
  return withdrawals
    .filter((one) => one.part === part && one.version === version)
    .map(({ shop, at, reason }) =>
      releaseTexts.withdrawn(
        shop === EVERY_SHOP ? texts.everyShop : (shops.find(({ domain }) => domain === shop)?.name ?? shop),
        formatTime(at),
        reason,
      ),
    )
}

/** Everything that was published. */
export function ReleasesPage() {
  const releases = useQuery(getReleases)
  const overview = useQuery(getOverview())
  const [part, setPart] = useState('')
  const [words, setWords] = useState('')
  const all = releases.data ?? []
  const shown = all.filter(
    (release) =>
      (!part || release.part === part) &&
      [release.version, release.builtFrom, release.notes].some((text) =>
        text.toLowerCase().includes(words.trim().toLowerCase()),
      ),
  )
  const parts = [...new Set(all.map((release) => release.part))].sort()
  const isPending = releases.isPending || overview.isPending
  const error = releases.error ?? overview.error
  return (
    <>
      <PageHead>
        <h1>{releaseTexts.title}</h1>
      </PageHead>
      <Toolbar>
        <Input
          type="search"
          size="s"
          icon="search"
          aria-label={releaseTexts.search}
          placeholder={releaseTexts.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          size="s"
          aria-label={texts.part}
          value={part}
          onChange={setPart}
          options={[
            { value: '', label: texts.allParts },
            ...parts.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Toolbar>
      {isPending && <Loading />}
      {error && !isPending && (
        <LoadError error={error} onRetry={() => void Promise.all([releases.refetch(), overview.refetch()])} />
      )}
      {releases.isSuccess && overview.data && shown.length === 0 && (
        <EmptyState title={all.length > 0 ? releaseTexts.nothing : releaseTexts.empty}>
          {all.length > 0 ? undefined : releaseTexts.emptyHint}
        </EmptyState>
      )}
      {overview.data && shown.length > 0 && (
        <TableBox label={releaseTexts.title} stacked>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.part}</th>
                <th scope="col">{texts.version}</th>
                <th scope="col">{releaseTexts.commit}</th>
                <th scope="col">{releaseTexts.date}</th>
                <th scope="col">{releaseTexts.size}</th>
                <th scope="col">{releaseTexts.notes}</th>
                <th scope="col">{releaseTexts.used}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((release) => (
                <tr key={`${release.part}@${release.version}`}>
                  <th scope="row">{release.part}</th>
                  <td data-label={texts.version}>
                    <Mono>{release.version}</Mono>
                  </td>
                  <td data-label={releaseTexts.commit}>
                    <Mono>{release.builtFrom.slice(0, 12)}</Mono>
                  </td>
                  <td data-label={releaseTexts.date}>
                    {formatTime(release.publishedAt)}, {release.publishedBy}
                  </td>
                  <td className="num" data-label={releaseTexts.size}>
                    {formatSize(release, releaseBefore(all, release))}
                  </td>
                  <td data-label={releaseTexts.notes}>{release.notes}</td>
                  <td data-label={releaseTexts.used}>
                    {usesOf(release, overview.data).join('; ') || releaseTexts.unused}
                    {withdrawalsOf(release, overview.data).map((text) => (
                      <Withdrawn key={text}>{text}</Withdrawn>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </>
  )
}
