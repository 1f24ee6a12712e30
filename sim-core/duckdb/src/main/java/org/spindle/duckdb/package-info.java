/**
 * The parts of the database DuckDB that several modules share: the place of its driver, the command that fetches it, and a connection.
 * DuckDB is not part of Spindle: Maven fetches the driver at the user's request. The queries are in the modules that run them.
 */
@NullMarked
package org.spindle.duckdb;

import org.jspecify.annotations.NullMarked;
