// How many tests passed, from the reports of the two test runners.

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * Counts a Vitest JSON report. A test file that could not be loaded has no tests and counts as one
 * failure.
 * @param {unknown} report
 * @returns {Count}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { status: string, assertionResults: unknown[] }[] }} */ (
      report
    )
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
  }
}

/**
 * Counts a Playwright JSON report. A test that passed only when repeated has passed; an error outside
 * any test counts as one failure.
 * @param {unknown} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */ (
      report
    )
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
