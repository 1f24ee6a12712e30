/**
 * Expected output kept in files.
 */
@NullMarked
package org.spindle.testkit.golden;

import org.jspecify.annotations.NullMarked;
