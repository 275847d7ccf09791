import type pg from 'pg'

/** Until a connection to the database of `pool`, which no other test uses, waits for a lock. */
export async function somebodyWaits(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length > 0) return
  }
}
