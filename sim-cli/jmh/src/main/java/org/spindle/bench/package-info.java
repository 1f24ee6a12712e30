/**
 * Benchmarks, in packages named after what they measure, and what several of them need. How to run them, and which claim
 * each one backs, is in {@code docs/performance.md}.
 */
@NullMarked
package org.spindle.bench;

import org.jspecify.annotations.NullMarked;
