/** Functional forms and distributions fitted to what was counted, by least squares and maximum likelihood. */
@NullMarked
package org.spindle.workload.characterize.fit;

import org.jspecify.annotations.NullMarked;
