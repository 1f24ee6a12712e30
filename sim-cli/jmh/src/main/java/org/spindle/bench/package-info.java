/**
 * Benchmarks, in packages named after what they measure, and their common parts. How to run them, and which claim
 * each one supports, is in {@code docs/performance.md}.
 */
@NullMarked
package org.spindle.bench;

import org.jspecify.annotations.NullMarked;
