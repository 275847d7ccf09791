import { styled } from '@prilavok/shared-kernel/styled'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { failedShare } from '../../../health-tone'
import { percent } from '../../texts'
import { detailTexts } from '../details/texts'
import type { MatrixCellData } from './matrix-row'
import { Sparkline } from './Sparkline'
import { matrixTexts } from './texts'

const Root = styled.button`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 2px;
  width: 100%;
  min-height: 72px;
  padding: 8px;
  font-family: var(--mono);
  font-size: 12px;
  line-height: 16px;
  text-align: left;
  outline-offset: -2px;
  &:hover {
    background: var(--n-50);
  }
  &[aria-pressed='true'] {
    background: var(--accent-soft);
    box-shadow: inset 0 0 0 2px var(--accent-edge);
  }
  &[data-tone='bad'][aria-pressed='true'] {
    background: var(--danger-soft);
    box-shadow: inset 0 0 0 2px var(--danger-solid);
  }
  > svg:last-child {
    margin-top: auto;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--n-600);
    font-family: var(--font);
    font-size: 11px;
    line-height: 14px;
  }
`
const Versions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 3px;
  max-width: 100%;
  overflow-wrap: anywhere;
  > span {
    color: var(--n-600);
  }
`
const Share = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  width: 100%;
  font-family: var(--font);
  font-size: 11px;
  > svg {
    flex: 1;
    min-width: 0;
    height: 4px;
    border-radius: 2px;
    background: var(--n-200);
  }
  rect {
    fill: var(--info-solid);
  }
  &[data-tone='warning'] rect {
    fill: var(--warning-solid);
  }
  &[data-tone='bad'] rect {
    fill: var(--danger-solid);
  }
`

interface MatrixCellProps {
  cell: MatrixCellData
  /** «Офис-Синий, mf-catalog» */
  label: string
  chosen: boolean
  /** The one cell that Tab reaches; arrows move on from it. */
  current: boolean
  onChoose: () => void
  onFocus: () => void
}

/** Version, or `stable → candidate` with its share, and how it does. Colour only where something is going on, always with a number. */
export function MatrixCell({ cell, label, chosen, current, onChoose, onFocus }: MatrixCellProps) {
  const { effective, health, tone, frozen } = cell
  const failed = health && failedShare(health)
  const candidate = effective?.candidate
  return (
    <Root
      type="button"
      tabIndex={current ? 0 : -1}
      aria-pressed={chosen}
      data-tone={tone}
      onClick={onChoose}
      onFocus={onFocus}
    >
      <VisuallyHidden>{label}: </VisuallyHidden>
      {!effective && <small>{matrixTexts.unknownCell}</small>}
      {effective && (
        <Versions>
          {candidate ? (
            <>
              <span>{effective.version}</span>
              <Icon name="arrow-right" size={12} />
              <VisuallyHidden>{matrixTexts.legend.candidate} </VisuallyHidden>
              <b>{candidate.version}</b>
            </>
          ) : effective.own ? (
            <b>{effective.version}</b>
          ) : (
            effective.version
          )}
          {(effective.rule.pinned || frozen) && <Icon name="lock" size={12} />}
        </Versions>
      )}
      {candidate && (
        <Share data-tone={tone}>
          <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
            <rect width={candidate.share} height={4} />
          </svg>
          {percent(candidate.share)}
        </Share>
      )}
      {candidate?.paused && <small>{matrixTexts.pausedCell}</small>}
      {effective?.rule.pinned && <small>{matrixTexts.pinnedCell}</small>}
      {frozen && <small>{matrixTexts.frozenCell}</small>}
      {effective && effective.withdrawn.length > 0 && (
        <small>
          {matrixTexts.withdrawnCell} {effective.withdrawn[0]?.version}
        </small>
      )}
      {tone === 'good' && health && health.views > 0 && failed !== undefined && (
        <VisuallyHidden>
          {matrixTexts.failedShare(percent(failed * 100))}, {detailTexts.views(Math.round(health.views))}
        </VisuallyHidden>
      )}
      {tone !== 'good' && failed !== undefined && (
        <small>{matrixTexts.failedShare(percent(failed * 100))}</small>
      )}
      {health && health.views > 0 && <Sparkline values={health.series.map(failedShare)} tone={tone} />}
    </Root>
  )
}
