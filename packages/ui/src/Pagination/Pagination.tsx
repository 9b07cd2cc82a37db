import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../Icon'
import { Select } from '../Select'
import { Skeleton } from '../Skeleton'
import * as S from './Pagination.styles'
import { pageCount, pageNumbers } from './pageNumbers'

/** Rows per page on offer (PRODUCT §0 "List state"). */
export const PAGE_SIZES = [15, 25, 50, 100] as const

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From 1. A page beyond the end is drawn as the last one. */
  page: number
  /** Rows per page. */
  limit: number
  /** Rows that match. */
  total: number
  onPageChange?: ((page: number) => void) | undefined
  onLimitChange?: ((limit: number) => void) | undefined
  /** Sizes on offer; one that is in force but not listed is added. */
  limits?: readonly number[] | undefined
  /** Grey bars until the first answer. */
  loading?: boolean | undefined
}

const figure = (value: number) => value.toLocaleString('en')

/** "1 to 15 of 48,219", rows per page, pages. Below 768 px only the neighbours stay. */
export function Pagination({ page, limit, total, onPageChange, onLimitChange, limits = PAGE_SIZES, loading, ...rest }: PaginationProps) {
  const pages = pageCount(total, limit)
  const current = Math.min(Math.max(page, 1), pages)
  const first = total === 0 ? 0 : (current - 1) * limit + 1
  const last = Math.min(current * limit, total)
  const sizes = [...new Set([...limits, limit])].sort((a, b) => a - b)
  if (loading) {
    return (
      <S.Nav aria-label="Pagination" {...rest}>
        <Skeleton width={120} />
        <Skeleton width={160} style={{ marginInlineStart: 'auto' }} />
      </S.Nav>
    )
  }
  const step = (to: number, label: string, icon: typeof ChevronLeft) => (
    <li>
      <S.Page
        type="button"
        aria-label={label}
        aria-disabled={to < 1 || to > pages || undefined}
        onClick={() => to >= 1 && to <= pages && onPageChange?.(to)}
      >
        <Icon of={icon} />
      </S.Page>
    </li>
  )
  return (
    <S.Nav aria-label="Pagination" {...rest}>
      <S.Range>
        <b>{figure(first)}</b> to <b>{figure(last)}</b> of <b>{figure(total)}</b>
      </S.Range>
      {onLimitChange ? (
        <>
          <S.Rule />
          <S.Limit>
            <span aria-hidden="true">Rows per page</span>
            <Select
              label="Rows per page"
              labelHidden
              size="sm"
              quiet
              value={String(limit)}
              options={sizes.map(String)}
              onChange={(event) => onLimitChange(Number(event.currentTarget.value))}
            />
          </S.Limit>
        </>
      ) : null}
      <S.Pages>
        {step(current - 1, 'Previous page', ChevronLeft)}
        {pageNumbers(current, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, told apart by their place
            <li key={`gap-${index}`} data-number="" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number} data-number="">
              <S.Page
                type="button"
                aria-label={`Page ${figure(number)}`}
                aria-current={number === current ? 'page' : undefined}
                onClick={() => number !== current && onPageChange?.(number)}
              >
                {figure(number)}
              </S.Page>
            </li>
          ),
        )}
        {step(current + 1, 'Next page', ChevronRight)}
      </S.Pages>
    </S.Nav>
  )
}
