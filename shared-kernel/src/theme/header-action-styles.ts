/** A square of the header: icon over a caption (kit, header). */
export const headerActionStyles = `
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 3px;
  min-width: 70px;
  height: 52px;
  padding: 0 8px;
  border-radius: var(--r-m);
  color: var(--n-700);
  font-size: 12px;
  line-height: 14px;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  &:hover, &[aria-expanded='true'] { background: var(--n-50); color: var(--n-900); }
  > span { max-width: 96px; overflow: hidden; text-overflow: ellipsis; }
  @media (max-width: 1359px) { min-width: 62px; padding: 0 4px; }
`
