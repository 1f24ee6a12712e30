/** SQL over result directories, with a database that is downloaded when it is needed. */
@NullMarked
package org.spindle.cli.query;

import org.jspecify.annotations.NullMarked;
